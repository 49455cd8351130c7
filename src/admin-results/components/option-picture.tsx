import type { QuestionOption } from '../../types';
import { safeHref } from '../../shared/lib/safe-href';
import './option-picture.scss';

/** Thumbnail or icon of an option; decorative, its label stands beside it. */
export function OptionPicture( { option }: { option: QuestionOption | number } ) {
	if ( typeof option !== 'object' ) {
		return null;
	}
	if ( 'image' in option ) {
		const source = safeHref( option.image?.url );
		return source ? (
			<img className="uf-thumb" src={ source } alt="" loading="lazy" />
		) : (
			<span className="uf-thumb" />
		);
	}
	const { icon } = option;
	return (
		<span className="uf-oicon">
			{ icon?.path && (
				<svg viewBox={ icon.viewBox ?? '0 0 512 512' } aria-hidden="true" focusable="false">
					<path d={ icon.path } />
				</svg>
			) }
		</span>
	);
}
