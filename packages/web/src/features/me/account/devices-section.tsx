import type { DeviceLink, DeviceLinkState } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { pathTo } from '../../../core/router/paths.ts';
import { Qr } from '../../../kit/qr.tsx';
import { ask } from '../../../net/api.ts';
import { linkTo } from '../../../net/links.ts';
import { LinkNote } from '../../../shell/links.tsx';
import { loadMe, me, showMe } from '../../people/account.ts';
import { ActNote } from '../../people/act-note.tsx';
import { dayOf, peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';
import { numbered } from './numbered.ts';

const POLL_MS = 1500;

/** The devices that are signed in, and how to add one. */
export function Devices() {
  const words = peopleWords().devices;
  const devices = me.value?.devices ?? [];
  const names = numbered(devices.map(({ name }) => name || words.first));
  const [link, setLink] = useState<DeviceLink | undefined>(undefined);
  const act = useAct();
  const signOut = (id: string) =>
    act.run(async () => showMe(await ask('DELETE /api/me/devices/:id', { params: { id } })));
  const open = async () => {
    setLink(undefined);
    setLink(await act.run(() => ask('POST /api/me/links')));
  };
  return (
    <>
      <h3 class="sign">{words.title}</h3>
      <ul class="person-list">
        {devices.map(({ id, seenAt, isThis }, i) => (
          <li key={id} class="person-line">
            <span class="who">
              <b>{names[i]}</b>
              <small>{isThis ? words.here : seenAt === undefined ? '' : words.seen(dayOf(seenAt))}</small>
            </span>
            {!isThis && (
              <button type="button" class="btn small" onClick={() => signOut(id)}>
                {words.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" class="btn small" disabled={act.isBusy} onClick={open}>
        {words.add}
      </button>
      <ActNote act={act} />
      {link !== undefined && <LinkPart key={link.code} link={link} />}
    </>
  );
}

/** A link for another device: shows which device asks, and lets it in or not. */
function LinkPart({ link: { code } }: { readonly link: DeviceLink }) {
  const words = peopleWords().devices;
  const [state, setState] = useState<DeviceLinkState | 'over'>({ state: 'open' });
  const url = linkTo(pathTo('/link/:ticket', { ticket: code }));
  const isOpen = state !== 'over' && (state.state === 'open' || state.state === 'asked');
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(async () => {
      const answer = await ask('GET /api/me/links/:code', { params: { code } });
      setState(answer.ok ? answer.body : 'over');
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [code, isOpen]);
  const isConfirmed = state !== 'over' && state.state === 'confirmed';
  useEffect(() => {
    if (!isConfirmed) return;
    // The new device fetches its place a moment after it was let in.
    const timers = [1, 2, 4].map((n) => setTimeout(() => void loadMe(), n * POLL_MS));
    return () => timers.forEach(clearTimeout);
  }, [isConfirmed]);
  const reply = async (isLetIn: boolean) => {
    const answer = await ask('POST /api/me/links/:code', { params: { code }, body: { isConfirmed: isLetIn } });
    if (!answer.ok || state === 'over' || state.state === 'open') return setState('over');
    setState({ state: isLetIn ? 'confirmed' : 'refused', device: state.device });
    await loadMe();
  };
  if (state === 'over') return <p role="status">{words.over}</p>;
  if (state.state === 'confirmed') return <p role="status">{words.done(state.device)}</p>;
  if (state.state === 'refused') return <p role="status">{words.refused}</p>;
  if (state.state === 'asked') {
    return (
      <div role="alert">
        <p>
          <b>{words.asks(state.device)}</b>
        </p>
        <span class="act-row">
          <button type="button" class="btn main" onClick={() => reply(true)}>
            {words.yes}
          </button>
          <button type="button" class="btn" onClick={() => reply(false)}>
            {words.no}
          </button>
        </span>
      </div>
    );
  }
  return (
    <div>
      <p class="help">{words.linkHint}</p>
      <input
        class="field"
        readOnly
        value={url}
        aria-label={words.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="link-qr">
        <Qr text={url} label={words.qr} />
      </div>
      <LinkNote />
      <p class="help" role="status">
        {words.waits}
      </p>
    </div>
  );
}
