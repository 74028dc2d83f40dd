import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { link } from '#ui/basics/link.css.ts'

/** Link between sign-in screens, without react-aria. */
export const StepLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={link} data-plain="">
    {children}
  </Link>
)
