import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type SectionProps = { readonly title: string; readonly class?: string; readonly children: ComponentChildren };

/** One panel of the page "Me". */
export function Section({ title, class: more = '', children }: SectionProps) {
  const id = useId();
  return (
    <section class={`panel me-section ${more}`} aria-labelledby={id}>
      <h2 class="sign" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
