// game-icons.net, CC BY 3.0
export const saveArrow = '<path d="M224 30v256h-64l96 128l96-128h-64V30zM32 434v48h448v-48z"/>';
