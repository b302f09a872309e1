import { desertDefs } from '../../../kit/art/desert.ts';
import { arrowDefs, haloDefs } from '../../../kit/art/halo.ts';
import { lootDefs } from '../../../kit/art/loot.ts';
import { trainDefs } from '../../../kit/art/train.ts';

const ID = 'ce-defs';

/** Gradients and parts that every train of the page shares: laid into the page once, by the first train that is drawn. */
export function layTrainDefs(): void {
  if (document.getElementById(ID) !== null) return;
  const box = document.createElement('div');
  box.id = ID;
  box.innerHTML = `<svg class="defs" aria-hidden="true"><defs>${desertDefs}${trainDefs}${lootDefs}${haloDefs}${arrowDefs}</defs></svg>`;
  document.body.append(box);
}
