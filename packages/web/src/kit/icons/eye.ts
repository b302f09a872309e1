/** Ours: what only its owner sees. */
export const eye =
  '<path fill-rule="evenodd" d="M256 112C128 112 44 224 20 256c24 32 108 144 236 144s212-112 236-144C468 224 384 112 256 112zm0 236a92 92 0 1 1 0-184 92 92 0 0 1 0 184zm0-50a42 42 0 1 0 0-84 42 42 0 0 0 0 84z"/>';
