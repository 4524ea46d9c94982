package springdouble;

import jakarta.validation.Configuration;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.hibernate.validator.HibernateValidator;
import org.hibernate.validator.HibernateValidatorConfiguration;
import org.hibernate.validator.internal.constraintvalidators.hv.EmailValidator;
import org.hibernate.validator.messageinterpolation.ResourceBundleMessageInterpolator;
import org.hibernate.validator.resourceloading.AggregateResourceBundleLocator;
import org.springframework.validation.beanvalidation.LocalValidatorFactoryBean;

/** Hibernate Validator 5, which knows the constraints of its time: the younger ones are here. */
public final class Constraints {
  private Constraints() {}

  public static LocalValidatorFactoryBean validator() {
    var factory = new Factory();
    factory.setProviderClass(HibernateValidator.class);
    factory.afterPropertiesSet();
    return factory;
  }

  private static final class Factory extends LocalValidatorFactoryBean {
    @Override
    protected void postProcessConfiguration(Configuration<?> configuration) {
      var own = (HibernateValidatorConfiguration) configuration;
      var younger = own.createConstraintMapping();
      younger.constraintDefinition(NotBlank.class).validatedBy(NotBlankText.class);
      younger.constraintDefinition(NotEmpty.class).validatedBy(NotEmptyThing.class);
      younger.constraintDefinition(Email.class).validatedBy(EmailText.class);
      younger.constraintDefinition(Positive.class).validatedBy(PositiveNumber.class);
      younger.constraintDefinition(PositiveOrZero.class).validatedBy(PositiveOrZeroNumber.class);
      younger.constraintDefinition(Negative.class).validatedBy(NegativeNumber.class);
      younger.constraintDefinition(NegativeOrZero.class).validatedBy(NegativeOrZeroNumber.class);
      own.addMapping(younger);
      var texts = new AggregateResourceBundleLocator(
          List.of("ValidationMessages", "springdouble/constraints"));
      own.messageInterpolator(new ResourceBundleMessageInterpolator(texts));
    }
  }

  /** A constraint that needs nothing of its annotation. */
  private abstract static class Plain<A extends Annotation, T> implements ConstraintValidator<A, T> {
    @Override
    public void initialize(A constraint) {}

    @Override
    public boolean isValid(T value, ConstraintValidatorContext context) {
      return value == null || holds(value);
    }

    abstract boolean holds(T value);
  }

  static final class NotBlankText extends Plain<NotBlank, CharSequence> {
    @Override
    public boolean isValid(CharSequence value, ConstraintValidatorContext context) {
      return value != null && holds(value);
    }

    @Override
    boolean holds(CharSequence value) {
      return !value.toString().isBlank();
    }
  }

  static final class NotEmptyThing extends Plain<NotEmpty, Object> {
    @Override
    public boolean isValid(Object value, ConstraintValidatorContext context) {
      return value != null && holds(value);
    }

    @Override
    boolean holds(Object value) {
      if (value instanceof CharSequence text) return text.length() > 0;
      if (value instanceof Collection<?> all) return !all.isEmpty();
      if (value instanceof Map<?, ?> all) return !all.isEmpty();
      throw new Unknown("@NotEmpty sur " + value.getClass());
    }
  }

  static final class EmailText extends Plain<Email, CharSequence> {
    @Override
    public void initialize(Email constraint) {
      if (!constraint.regexp().equals(".*")) throw new Unknown("@Email(regexp = …)");
    }

    @Override
    boolean holds(CharSequence value) {
      return new EmailValidator().isValid(value, null);
    }
  }

  private abstract static class Sign<A extends Annotation> extends Plain<A, Number> {
    @Override
    boolean holds(Number value) {
      return accepts(new BigDecimal(value.toString()).signum());
    }

    abstract boolean accepts(int sign);
  }

  static final class PositiveNumber extends Sign<Positive> {
    @Override
    boolean accepts(int sign) {
      return sign > 0;
    }
  }

  static final class PositiveOrZeroNumber extends Sign<PositiveOrZero> {
    @Override
    boolean accepts(int sign) {
      return sign >= 0;
    }
  }

  static final class NegativeNumber extends Sign<Negative> {
    @Override
    boolean accepts(int sign) {
      return sign < 0;
    }
  }

  static final class NegativeOrZeroNumber extends Sign<NegativeOrZero> {
    @Override
    boolean accepts(int sign) {
      return sign <= 0;
    }
  }
}
