import { computed } from '@preact/signals';
import { isOnList } from './put-away.ts';
import { seatedTables } from './server.ts';

/** The tables of the house where this person sits, without those they took off the list. `undefined` while not known. */
export const onList = computed(() => seatedTables.value?.filter(isOnList));
