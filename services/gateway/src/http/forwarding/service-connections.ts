/**
 * A service's name has the addresses of all its replicas. Node would leave each after 250 ms; a gateway that stands still for
 * that long, on a full machine, would reach none. Milliseconds.
 */
export const ONE_ADDRESS_MS = 1_500;

/** Each answer to a slow client holds a connection; a low limit would let a few paused videos block all others. */
export const MAX_CONNECTIONS = 4096;
