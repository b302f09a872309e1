import { seat } from '@saloon/kernel';
import { settings } from '../core/settings/store.ts';
import { Brand } from '../kit/figures/brand.tsx';
import { Lazy } from '../kit/lazy.tsx';

const loadFigure = () => import('./portrait-figure.tsx').then(({ PortraitFigure }) => PortraitFigure);

/** This person's portrait, or a brand until they choose one. The figures load only when there is one to draw. */
export function Portrait({ size }: { readonly size: number }) {
  const { portrait } = settings.value;
  const brand = <Brand of={seat(3)} class="portrait" />;
  if (portrait === '') return brand;
  return <Lazy id="portrait" load={loadFigure} props={{ portrait, size }} fallback={brand} />;
}
