import { useRouter } from 'wouter'

/** The search of the address, still encoded: wouter's own hook decodes it, and its readers would once more. */
export function useSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
