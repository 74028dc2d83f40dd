import { useRouter } from 'wouter'

/**
 * The search of the address as it stands there, without its question mark: "" or "page=2&searchTerm=100%25". wouter's own
 * hook decodes it, and what reads its terms would decode them a second time.
 */
export function useSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
