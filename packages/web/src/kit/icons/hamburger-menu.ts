// game-icons.net, CC BY 3.0
export const hamburgerMenu = '<path d="M32 96v64h448V96zm0 128v64h448v-64zm0 128v64h448v-64z"/>';
