import type { NetworkInterfaceInfo } from 'node:os';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Interfaces of containers and virtual machines, which phones can't reach. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet)/;

/** This machine's IPv4 addresses on local networks. */
export const lanAddresses = (interfaces: Interfaces): readonly string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, all = []]) => all.filter(({ family, internal }) => family === 'IPv4' && !internal))
    .map(({ address }) => address);
