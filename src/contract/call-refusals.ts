import { type Call, paramsIn } from './contract.ts'

/** HTTP status of a rejected call. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429

/**
 * Returns the reasons why the server can reject a call, by status. Derives them from the description of the call and
 * adds its `refuses`.
 */
export function callRefusals({
  path,
  needs,
  body,
  preload,
  search,
  refuses = {},
}: Call): ReadonlyMap<RefusalStatus, string> {
  const isGuarded = typeof needs !== 'string'
  const missing = isGuarded
    ? `The session is not verified, or the caller has no permission ${needs.join(' or ')}`
    : null
  const reasons: ReadonlyArray<[RefusalStatus, ReadonlyArray<string | null | undefined>]> = [
    [400, [body && 'The body is not JSON']],
    [401, [needs === 'nothing' ? null : 'There is no session', refuses[401]]],
    [403, [missing, refuses[403]]],
    [404, [paramsIn(path).length > 0 ? 'No record has the id of the path' : null]],
    [409, [refuses[409]]],
    [
      422,
      [
        body && 'Fields of the body are not valid, or name what is not there',
        search && 'The page, its size or a column to search in is not valid',
        preload && 'A relation to preload is unknown',
      ],
    ],
    [429, [refuses[429]]],
  ]
  const refusals = reasons.flatMap(([status, texts]): Array<[RefusalStatus, string]> => {
    const strings = texts.filter(text => typeof text === 'string')
    return strings.length === 0 ? [] : [[status, strings.join('. ')]]
  })
  return new Map(refusals)
}

/** Returns the HTTP status of a successful response. */
export const statusOf = ({ name }: Call) => (name.endsWith('.create') ? 201 : 200)
