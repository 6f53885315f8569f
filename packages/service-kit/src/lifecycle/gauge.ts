/** A number that a service can tell at any time, such as the length of a queue. */
export interface Gauge {
  /** With the prefix `selah_`, in the style of Prometheus: `selah_videos_waiting`. */
  readonly name: string;
  readonly help: string;
  /** A rejection leaves the number out of the answer. */
  read(): Promise<number>;
}
