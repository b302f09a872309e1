import type { PersonInfo } from '@saloon/protocol';
import type { ComponentChildren } from 'preact';
import { pathTo } from '../../core/router/paths.ts';
import { PortraitFigure } from '../../shell/portrait-figure.tsx';

type PersonLineProps = {
  readonly person: Pick<PersonInfo, 'name' | 'handle' | 'portrait'>;
  readonly note?: string;
  readonly children?: ComponentChildren;
};

/** A person in a list: portrait, name, handle, and what you can do. */
export const PersonLine = ({ person: { name, handle, portrait }, note = '', children }: PersonLineProps) => (
  <li class="person-line">
    {portrait !== undefined && <PortraitFigure portrait={portrait} size={32} />}
    <span class="who">
      <b>{name}</b>
      {handle !== undefined && <a href={pathTo('/u/:handle', { handle })}>@{handle}</a>}
      {note !== '' && <small>{note}</small>}
    </span>
    <span class="acts">{children}</span>
  </li>
);
