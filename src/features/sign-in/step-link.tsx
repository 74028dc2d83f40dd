import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { link } from '#ui/basics/link.css.ts'

/** A link from one screen of signing in to another, without the behaviour of a library. */
export const StepLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={link} data-plain="">
    {children}
  </Link>
)
