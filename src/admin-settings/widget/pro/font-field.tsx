import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, SelectControl } from '@wordpress/components';
import { chevronDown } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { fontQueries } from '../../../shared/api/fonts/queries';
import type { FontChoice } from '../../../shared/api/fonts/queries';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Segmented } from '../../../shared/components/segmented';
import { Skeleton } from '../../../shared/components/skeleton';
import type { SettingValues } from '../../../types';
import { firstWeight, FontList } from './font-list';
import { FontState } from './font-state';

interface Props {
	value: SettingValues[ 'widget_font' ];
	/** Whether the person agreed to load samples. */
	samples: boolean;
	onSamples: () => void;
	onChange: ( font: SettingValues[ 'widget_font' ] ) => void;
}

function weightName( weight: number ): string {
	switch ( weight ) {
		case 100:
			return __( '100 Thin', 'userfeedback' );
		case 200:
			return __( '200 Extra Light', 'userfeedback' );
		case 300:
			return __( '300 Light', 'userfeedback' );
		case 500:
			return __( '500 Medium', 'userfeedback' );
		case 600:
			return __( '600 Semi Bold', 'userfeedback' );
		case 700:
			return __( '700 Bold', 'userfeedback' );
		case 800:
			return __( '800 Extra Bold', 'userfeedback' );
		case 900:
			return __( '900 Black', 'userfeedback' );
		default:
			return __( '400 Regular', 'userfeedback' );
	}
}

interface PickerProps {
	value: FontChoice | null;
	onChange: ( font: FontChoice ) => void;
}

/** Family and weight. Both are set as soon as a family is chosen, and neither before (SHARED-26). */
function Picker( { value, onChange }: PickerProps ) {
	const families = useQuery( fontQueries.families() );
	const { data: files } = useQuery( fontQueries.files() );
	return (
		<QueryPanel
			query={ families }
			failed={ __( 'The list of fonts could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton width="320px" height="40px" /> }
		>
			{ ( list ) => {
				const family = list.find( ( [ name ] ) => name === value?.family );
				return (
					<div className="uf-look__font">
						<Dropdown
							popoverProps={ { placement: 'bottom-start', offset: 4, className: 'uf-fonts__popover' } }
							renderToggle={ ( { isOpen, onToggle } ) => (
								<Button
									variant="secondary"
									__next40pxDefaultSize
									icon={ chevronDown }
									iconPosition="right"
									aria-expanded={ isOpen }
									aria-label={ sprintf(
										/* translators: %s: name of a font family, or "Choose a font". */
										__( 'Font family: %s', 'userfeedback' ),
										value?.family ?? __( 'Choose a font', 'userfeedback' )
									) }
									onClick={ onToggle }
								>
									{ value?.family ?? __( 'Choose a font', 'userfeedback' ) }
								</Button>
							) }
							renderContent={ ( { onClose } ) => (
								<FontList
									families={ list }
									value={ value?.family ?? '' }
									host={ files?.host ?? '' }
									onChange={ ( chosen ) => {
										onChange( { family: chosen[ 0 ], weight: firstWeight( chosen ) } );
										onClose();
									} }
								/>
							) }
						/>
						{ value && (
							<SelectControl
								label={ __( 'Font weight', 'userfeedback' ) }
								hideLabelFromVision
								value={ value.weight }
								options={ ( family?.[ 2 ] ?? [ Number( value.weight ) ] ).map( ( weight ) => ( {
									value: String( weight ),
									label: weightName( weight ),
								} ) ) }
								onChange={ ( weight ) => onChange( { family: value.family, weight } ) }
							/>
						) }
					</div>
				);
			} }
		</QueryPanel>
	);
}

/** The theme's font, or one of about a thousand free families (SHARED-24 to SHARED-26, STG-35, CONST-12). */
export function FontField( { value, samples, onSamples, onChange }: Props ) {
	const [ custom, setCustom ] = useState( value !== null );
	return (
		<div className="uf-look__group">
			<Segmented
				legend={ __( 'Font', 'userfeedback' ) }
				value={ custom ? 'custom' : 'theme' }
				options={ [
					{ value: 'theme', label: __( 'Use Theme', 'userfeedback' ) },
					{ value: 'custom', label: __( 'Use Custom Font', 'userfeedback' ) },
				] }
				onChange={ ( kind ) => {
					setCustom( kind === 'custom' );
					if ( kind === 'theme' ) {
						// SHARED-25.
						onChange( null );
					}
				} }
			/>
			{ custom && samples && <Picker value={ value } onChange={ onChange } /> }
			{ custom && ! samples && (
				<div className="uf-look__consent">
					{ value && (
						<strong>
							{ value.family } { value.weight }
						</strong>
					) }
					<p>
						{ __(
							'The list loads samples from Google Fonts, which then sees your IP address. When you save, this site fetches the chosen font once and serves it itself: the browsers of your visitors never ask Google.',
							'userfeedback'
						) }
					</p>
					<Button variant="secondary" __next40pxDefaultSize onClick={ onSamples }>
						{ __( 'Agree and show fonts', 'userfeedback' ) }
					</Button>
				</div>
			) }
			<FontState chosen={ value } />
		</div>
	);
}
