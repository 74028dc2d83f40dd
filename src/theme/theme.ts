// The whole theme, in the order of the cascade: the entry of the app imports this one file.
import './layers.css.ts'
import './fonts.css'
import './reset.css.ts'
import './scale.css.ts'
import './appearances/appearances.css.ts'
import './base.css.ts'
import './print.css'
