import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { link } from '#ui/basics/link.css.ts'

/** Link between sign-in screens. Does not use react-aria, to keep these screens small. */
export const StepLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={link} data-plain="">
    {children}
  </Link>
)
