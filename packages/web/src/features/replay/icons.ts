// game-icons.net, CC BY 3.0. `packages/web/tools/pick-icons.ts` adds to these.
export const chatBubble =
  '<path d="M229.7 22.7A155.2 235.6 80.2 0 0 23.8 215.6A155.2 235.6 80.2 0 0 236.7 333.4c23.8 55.6-17.1 109.3-83.6 161.1c86.2-28.3 176.2-94.4 179.7-178.7a155.2 235.6 80.2 0 0 155.4-180.1A155.2 235.6 80.2 0 0 229.7 22.7"/>';
export const hamburgerMenu = '<path d="M32 96v64h448V96zm0 128v64h448v-64zm0 128v64h448v-64z"/>';
export const openFolder = '<path d="M41 73v304.6L88.7 151H423v-30H185.5l-16-48zm62.3 96L43.1 455h381.6l60.2-286z"/>';
export const saveArrow = '<path d="M224 30v256h-64l96 128l96-128h-64V30zM32 434v48h448v-48z"/>';
