import { useRouter } from 'wouter'

/** Returns the query string still encoded. wouter's own hook decodes it, and the callers decode it again. */
export function useSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
