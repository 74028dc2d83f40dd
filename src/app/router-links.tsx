import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useLocation, useRouter } from 'wouter'

/** Links of the design system go through the nearest router, without a reload. */
export function Links({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  const { base } = useRouter()
  return (
    <RouterProvider navigate={navigate} useHref={href => base + href}>
      {children}
    </RouterProvider>
  )
}
