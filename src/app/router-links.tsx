import { type ReactNode, useCallback } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useLocation, useRouter } from 'wouter'

/** Routes the design system's links through the nearest wouter router, without a page load. */
export function Links({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  const { base } = useRouter()
  // A stable function: a new one would re-render every link.
  const useHref = useCallback((href: string) => base + href, [base])
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  )
}
