// game-icons.net, CC BY 3.0
export const openFolder =
  '<path d="M41 73v304.563L88.697 151H423v-30H185.514l-16-48zm62.303 96L43.092 455h381.605l60.211-286z"/>';
