import { type ReactNode, useCallback } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useLocation, useRouter } from 'wouter'

/** Makes the design system's links navigate with the nearest wouter router, without a page load. */
export function Links({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  const { base } = useRouter()
  // Memoised, because a new function would re-render every link.
  const useHref = useCallback((href: string) => base + href, [base])
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  )
}
