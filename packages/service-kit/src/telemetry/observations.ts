import { channel } from 'node:diagnostics_channel';

/**
 * What code reports about its own work, for metrics and traces. It goes over Node's diagnostics channels, so that reporting
 * code knows no library for them and costs next to nothing while nobody subscribes (decision 0035). Observations never
 * contain input.
 */
export interface Observations<Observation> {
  /** Whether anybody subscribes: otherwise nothing needs to be measured. */
  readonly isObserved: boolean;
  publish(observation: Observation): void;
  /** Returns how to unsubscribe. */
  subscribe(listener: (observation: Observation) => void): () => void;
}

export interface RequestObservation {
  readonly service: string;
  readonly method: string;
  /** The template of the path, such as `/api/videos/{id}`: a path itself may contain ids and names. */
  readonly route: string;
  readonly status: number;
  /** Until the answer begins. */
  readonly seconds: number;
}

export interface ReactionObservation {
  readonly consumer: string;
  /** `parked`: failed for good and set aside, at its last delivery. */
  readonly outcome: 'handled' | 'failed' | 'parked';
  /** 1 for the first delivery. */
  readonly attempt: number;
}

export interface ConnectionObservation {
  readonly client: string;
  readonly state: 'waiting' | 'in_use';
  /** 1 when a connection enters the state, -1 when it leaves it. */
  readonly change: 1 | -1;
}

/** A request that was answered, by a service or by the gateway. */
export const requestObservations = createObservations<RequestObservation>('selah:request');

/** A delivery of an event to a reaction. */
export const reactionObservations = createObservations<ReactionObservation>('selah:reaction');

/** A change in the pool of database connections. */
export const connectionObservations = createObservations<ConnectionObservation>('selah:connection');

/** Observations over the diagnostics channel of this name. */
export function createObservations<Observation>(name: string): Observations<Observation> {
  const observed = channel(name);
  return {
    get isObserved() {
      return observed.hasSubscribers;
    },
    publish: (observation) => observed.publish(observation),
    subscribe: (listener) => {
      const receive = (message: unknown) => listener(message as Observation);
      observed.subscribe(receive);
      return () => void observed.unsubscribe(receive);
    },
  };
}
