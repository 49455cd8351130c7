import { Fragment } from 'react';
import { __ } from '@wordpress/i18n';
import type { HiddenField } from '../../types';

const originOf = ( { from }: HiddenField ): string => {
	if ( from === '' ) {
		return '';
	}
	return from === 'page' ? __( 'from the page', 'userfeedback' ) : __( 'from the address', 'userfeedback' );
};

/** What the owner's site handed over with the response (docs/paths.md). */
export function FieldsCard( { fields }: { fields: HiddenField[] } ) {
	return (
		<section className="uf-panel" aria-labelledby="uf-fields-title">
			<header className="uf-panel__head">
				<h2 id="uf-fields-title">{ __( 'Hidden Fields', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-panel__body">
				<dl className="uf-details">
					{ fields.map( ( field ) => (
						<Fragment key={ field.name }>
							<dt>
								<code dir="ltr">{ field.name }</code>
							</dt>
							<dd>
								{ field.value === null ? (
									__( 'Not given', 'userfeedback' )
								) : (
									<span dir="auto">{ field.value }</span>
								) }
								<span className="uf-details__from">{ originOf( field ) }</span>
							</dd>
						</Fragment>
					) ) }
				</dl>
			</div>
		</section>
	);
}
