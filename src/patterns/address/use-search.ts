import { useRouter } from 'wouter'

/**
 * The search of the address, encoded and without its question mark: "" or "page=2&searchTerm=100%25". wouter's own hook
 * decodes it, and the functions that read its terms would decode them a second time.
 */
export function useSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
