import type { Language } from '@selah/shared/contracts/languages';
import { ANONYMOUS, type Identity } from '../identity/identity.ts';
import { type Logger, loggerFor } from '../logging/logger.ts';

export interface RequestFacts {
  readonly requestId: string;
  readonly clientAddress: string;
  readonly findLanguage: () => Language;
  readonly logger: Logger;
}

/**
 * What is known of one request, in the gateway and in services. Language and log, which few requests need,
 * are made when they are asked for. This is a class because V8 gives each object literal with getters a
 * hidden class of its own, which keeps all that belongs to the request until the next full collection.
 */
export class RequestState {
  readonly requestId: string;
  /** The client's address, from trusted sources only. */
  readonly clientAddress: string;
  identity: Identity = ANONYMOUS;
  readonly #findLanguage: () => Language;
  readonly #logger: Logger;
  #language: Language | undefined;
  #log: Logger | undefined;

  constructor({ requestId, clientAddress, findLanguage, logger }: RequestFacts) {
    this.requestId = requestId;
    this.clientAddress = clientAddress;
    this.#findLanguage = findLanguage;
    this.#logger = logger;
  }

  /** The language of the answer. A `language` field in the body overrides it. */
  get language(): Language {
    this.#language ??= this.#findLanguage();
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
  }

  /** Names the request in each line. */
  get log(): Logger {
    this.#log ??= loggerFor(this.requestId, this.#logger);
    return this.#log;
  }
}
