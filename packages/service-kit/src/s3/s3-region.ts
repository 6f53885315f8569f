/** Where a bucket is unless the configuration says otherwise. */
export const DEFAULT_REGION = 'us-east-1';
