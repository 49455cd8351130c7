import type { ReactNode } from 'react';
import { VisuallyHidden } from '@wordpress/components';
import type { Lock } from '../../shared/components/lock';
import { LockTag } from '../../shared/components/lock';

export interface Pick< Value extends string > {
	value: Value;
	title: string;
	text: string;
	lock?: Lock | null;
	/** E.g. colors. */
	picture?: ReactNode;
}

interface Props< Value extends string > {
	legend: string;
	name: string;
	picks: Pick< Value >[];
	chosen: Value;
	onChoose: ( value: Value ) => void;
}

/** Choices of one question: real radios; a locked one opens the way to it. */
export function Picks< Value extends string >( { legend, name, picks, chosen, onChoose }: Props< Value > ) {
	return (
		<fieldset className="uf-picks">
			<legend>
				<VisuallyHidden>{ legend }</VisuallyHidden>
			</legend>
			{ picks.map( ( { value, title, text, lock, picture } ) => {
				const words = (
					<span className="uf-pick__words">
						<b>{ title }</b>
						<span>{ text }</span>
					</span>
				);
				return lock ? (
					<button
						key={ value }
						type="button"
						className="uf-pick is-locked"
						aria-disabled="true"
						aria-haspopup="dialog"
						onClick={ lock.open }
					>
						{ picture }
						{ words }
						<LockTag lock={ lock } />
					</button>
				) : (
					// eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its words are a component's.
					<label key={ value } className={ `uf-pick${ value === chosen ? ' is-chosen' : '' }` }>
						<input
							type="radio"
							name={ name }
							value={ value }
							checked={ value === chosen }
							onChange={ () => onChoose( value ) }
						/>
						{ picture }
						{ words }
					</label>
				);
			} ) }
		</fieldset>
	);
}
