import { computed } from '@preact/signals';
import { house } from './house.ts';
import { isOnList } from './put-away.ts';

/** The tables of the house where this person sits, without those they took off the list. `undefined` while not known. */
export const onList = computed(() => house.lobby.seated.value?.filter(isOnList));
