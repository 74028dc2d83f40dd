import { useRouter } from 'wouter'

/**
 * Returns the URL's query string without decoding it. wouter's own hook decodes the string, and callers would then
 * decode it a second time.
 */
export function useSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
