/** A background job as stored: one document that every process reads. */
export interface JobStore<Job extends StoredJob> {
  read(): Promise<Job>;
  /** Saves the job; false if it was changed since it was read. */
  save(job: Job): Promise<boolean>;
}

export interface StoredJob {
  /** Incremented by every save. */
  readonly revision: number;
}

/** Who works on a job, and when (milliseconds since 1970). */
export interface JobHolder {
  readonly holder: string;
  readonly now: number;
}
