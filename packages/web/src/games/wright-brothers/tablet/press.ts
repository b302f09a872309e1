/** Browsers make no click of a second finger, so what is pressed while another finger peeks listens to the pointer. */
export const onPress = (act: () => void) => ({
  onPointerUp: (event: PointerEvent) => {
    event.preventDefault();
    act();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    act();
  },
});
