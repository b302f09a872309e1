import '../../../table/frame/table.css';
import './screen.css';
import './on-screen/caliber-45.css';
import './on-screen/colt-express.css';
import './on-screen/wright-brothers.css';
import type { TableId } from '@saloon/protocol';
import { useHotkeys } from '../../../kit/hotkeys.ts';
import { useKeepAwake } from '../keep-awake.ts';
import { useBigType } from '../use-big-type.ts';
import { useRoomTable } from '../use-room-table.ts';
import { WithGame } from '../with-game.tsx';
import { overscan, pictureOf, shrinkBy } from './overscan.ts';
import { ScreenFrame } from './screen-frame.tsx';

/** A table across a whole screen, for everybody in the room. */
export function ScreenPage({ table }: { readonly table: TableId }) {
  const store = useRoomTable(table, 'screen');
  useBigType(pictureOf(overscan.value));
  useHotkeys({ '-': () => shrinkBy(1), '+': () => shrinkBy(-1), '=': () => shrinkBy(-1) });
  useKeepAwake();
  return <WithGame store={store}>{(loaded) => <ScreenFrame {...loaded} store={store} />}</WithGame>;
}
