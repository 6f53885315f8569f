import { HttpResponse } from 'msw';

/** An error response of the API. */
export function problem(status: number, code: string, message = 'Algo deu errado.') {
  return HttpResponse.json({ code, message }, { status });
}
