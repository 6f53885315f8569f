/** A fresh session of a browser: nothing stored, nothing cached. Elements are found by XPath, which both clients know. */
export interface Session {
  goto(url: string): Promise<void>;
  /** Waits until there is such an element, and that it is seen. */
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
