/** A new browser session with empty storage and cache. Elements are found by XPath, which both clients support. */
export interface Session {
  goto(url: string): Promise<void>;
  /** Waits until the element exists and is visible. */
  waitFor(xpath: string): Promise<void>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Runs the body of an asynchronous function in the page. */
  run<Result>(body: string): Promise<Result>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  openSession(): Promise<Session>;
  stop(): Promise<void>;
}
