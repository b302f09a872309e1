import './toast.css';
import type { ComponentChildren } from 'preact';

type TelegramProps = {
  readonly title: string;
  /** What happened and what is safe. */
  readonly children: ComponentChildren;
  /** A short code to copy. */
  readonly code?: string;
  readonly actions: ComponentChildren;
};

/** What we send when something is wrong: what happened, what is safe, one way on. */
export const Telegram = ({ title, children, code, actions }: TelegramProps) => (
  <section class="paper telegram" role="alert">
    <h1 class="sign">{title}</h1>
    {code !== undefined && <span class="code">{code}</span>}
    <p>{children}</p>
    <div class="acts">{actions}</div>
  </section>
);
