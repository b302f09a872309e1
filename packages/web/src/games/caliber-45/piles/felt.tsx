import './felt.css';
import { feltDefs, feltTable } from '../../../kit/art/felt-table.ts';

const TABLE = `<defs>${feltDefs}</defs>${feltTable()}`;

/** The oval table under the lamp. It never changes, so it is drawn once. */
export const Felt = () => (
  <svg
    class="felt-art"
    viewBox="0 0 1144 540"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: TABLE }}
  />
);
