import { type ReactNode, useCallback } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useLocation, useRouter } from 'wouter'

/** Links of the design system go through the nearest router, without a reload. */
export function Links({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  const { base } = useRouter()
  // The same function as long as the base is: every link is drawn anew with another one.
  const useHref = useCallback((href: string) => base + href, [base])
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  )
}
